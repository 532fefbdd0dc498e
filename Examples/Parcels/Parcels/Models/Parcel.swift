import Foundation

struct Parcel: Decodable {
  enum Stage: String, Decodable {
    case packed, shipped, delivered
  }

  struct Depot: Decodable {
    let name: String
    let city: String
  }

  let title: String
  let sender: String?
  let note: String
  let stage: Stage
  let expectedAt: Date
  let depot: Depot
  let photoURL: URL?
}
