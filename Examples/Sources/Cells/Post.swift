/// What a row of the feed shows.
struct Post {
  var author: String
  var age: String
  var text: String
  var likes: Int

  init(author: String, age: String, text: String, likes: Int = 0) {
    self.author = author
    self.age = age
    self.text = text
    self.likes = likes
  }
}
