// Keeps locale data out of the executable.
import CLocaleData
import Foundation
import HostedSources
import PlumbCommand

let tool = PlumbTool.ofThisProcess(SwiftHosts())
if HostedListing.isWanted {
  tool.answer(HostedListing.text)
  exit(ExitCode.success.rawValue)
}
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
