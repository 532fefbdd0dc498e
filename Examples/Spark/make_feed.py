"""A feed of messages, the same in every run: make_feed.py ROWS"""

import json
import sys

WORDS = """the of and to in a is that for it as was with be by on meeting delivery available restaurant tomorrow
message settings notification invoice question update project attached review Monday thanks office station ticket
weekend budget report schedule flight keyboard measurement layout naïve Größe 東京 привет שלום""".split()


class Random:
    """Knuth's generator, so that no version of Python makes another feed."""

    def __init__(self):
        self.state = 20260101

    def below(self, bound: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


def main():
    random = Random()
    for number in range(int(sys.argv[1])):
        if number % 997 == 996:
            print('{"sender": broken}')  # A feed of the world has rows that nobody can use.
            continue
        text = " ".join(WORDS[random.below(len(WORDS))] for _ in range(3 + random.below(40)))
        print(json.dumps({"sender": f"Sender {number % 61}", "text": text}, ensure_ascii=False))


if __name__ == "__main__":
    main()
