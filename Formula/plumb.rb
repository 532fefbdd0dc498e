# OWNER is the account that hosts the repository: write it in here before the first use.
#
# The repository is a tap by itself, which builds the main branch:
#
#   brew tap OWNER/plumb https://github.com/OWNER/plumb
#   brew install --HEAD OWNER/plumb/plumb
#
# A formula of releases adds the `url` of the tag's archive and its `sha256`, which the release workflow prints.
class Plumb < Formula
  desc "Lays out iOS table-view cells without a simulator, and draws them"
  homepage "https://github.com/OWNER/plumb"
  license "MIT"
  head "https://github.com/OWNER/plumb.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build] # the first with Swift 6.1
  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on "little-cms2"

  def install
    # Fonts go into the keg, where the tool finds them beside itself.
    ENV["PLUMB_FONTS"] = buildpath/"fonts"
    system "scripts/setup-fonts"
    system "make", "install", "PREFIX=#{prefix}", "SWIFTFLAGS=--disable-sandbox"
  end

  test do
    system bin/"plumb", "init", "cells"
    system bin/"plumb", "render", "cells/contacts.yaml"
  end
end
