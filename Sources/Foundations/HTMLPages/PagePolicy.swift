import Foundation

/// The page's permissions (Content Security Policy Level 3): its own style and script, embedded
/// pictures, and nothing else; in particular, no requests to any server.
package enum PagePolicy {
  /// Whom a page may ask for more.
  package enum Requests {
    /// Nobody: it is a file.
    case none
    /// The server that it came from, and nobody else.
    case ownServer
  }

  /// The value of the `meta` element.
  package static func text(
    style: String, script scripts: String..., requests: Requests = .none
  ) -> String {
    let parts =
      [
        "default-src 'none'", "img-src blob: data:", "style-src '\(source(style))'",
        "script-src \(scripts.map { "'\(source($0))'" }.joined(separator: " "))", "base-uri 'none'",
        "form-action 'none'",
      ] + (requests == .ownServer ? ["connect-src 'self'"] : [])
    return parts.joined(separator: "; ")
  }

  /// The elements at the top of a page's head: encoding, permissions (`text(style:script:)`), the
  /// widths and appearances that it is made for, and who made it.
  package static func metadata(_ policy: String, generator: String) -> Markup {
    """
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="\(generator)">
    """
  }

  /// The source expression that allows exactly this text.
  private static func source(_ text: String) -> String {
    "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
  }
}

/// The hash by which a browser recognizes our own style sheet and script (FIPS 180-4, 6.2), so that
/// it runs no others: the page shows texts from outside, which must not run.
package enum SHA256 {
  /// The 32 bytes of the hash.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var state = initial
    let padded = padded(message)
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      fill(&schedule, from: padded[start..<start + 64])
      compress(&state, schedule)
    }
    return state.flatMap { word in stride(from: 24, through: 0, by: -8).map { byte(word >> $0) } }
  }

  /// The message, a set bit, zeros, and the message's length in bits, padded to blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    let shifts = stride(from: 56, through: 0, by: -8)
    return bytes + shifts.map { UInt8(truncatingIfNeeded: bits >> $0) }
  }

  private static func byte(_ word: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word) }

  private static func fill(_ schedule: inout [UInt32], from block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      let start = block.startIndex + 4 * index
      schedule[index] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let low = turned(a, 7) ^ turned(a, 18) ^ a >> 3
      let high = turned(b, 17) ^ turned(b, 19) ^ b >> 10
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
  }

  private static func compress(_ state: inout [UInt32], _ schedule: [UInt32]) {
    var v = state
    for index in 0..<64 {
      let e = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ e &+ choice &+ constants[index] &+ schedule[index]
      let a = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ a &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] &+= v[index] }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// First 32 bits of the fractions of the square roots of the first 8 primes.
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// First 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
