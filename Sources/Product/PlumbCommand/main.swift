// Keeps locale data out of the executable.
import CLocaleData
import Foundation

CrashReport.install()
let console = Console.standard(
  environment: ProcessInfo.processInfo.environment, program: CommandLine.arguments.first ?? "")
if HostedListing.isWanted {
  console.picture(HostedListing.text)
  exit(ExitCode.success.rawValue)
}
let code = PlumbTool(console: console).run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
