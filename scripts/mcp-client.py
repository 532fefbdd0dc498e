"""Plays a session of the protocol's own client with `plumb mcp` (argument 1) on a folder (argument 2) that has cell.yaml in it,
and prints it: a cell is cut at AX3 and has a conflict, which is found, explained, mended and drawn by calls alone."""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


class Talk:
    """Prints what is asked, and the beginning of each answer."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def __call__(self, tool: str, **arguments) -> str:
        shown = {name: value for name, value in arguments.items() if name != "text"}
        print(f"\n> {tool} {json.dumps(shown, ensure_ascii=False)}" + (" and the text" if "text" in arguments else ""))
        result = await self.session.call_tool(tool, arguments)
        texts = [content.text if content.type == "text" else "a picture" for content in result.content]
        for text in texts:
            print("<", text if len(text) <= 700 else text[:700] + " …")
        return "\n".join(texts)


async def main() -> None:
    server = StdioServerParameters(command=sys.argv[1], args=["mcp", "--root", sys.argv[2]])
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        tools = [tool.name for tool in (await session.list_tools()).tools]
        print("tools:", ", ".join(tools))
        guide = await session.read_resource("plumb://agents")
        assert "## The loop" in guide.contents[0].text
        call = Talk(session)
        broken = await call("lint", path="cell.yaml")
        assert "did you mean 'font'" in broken, broken
        source = open(f"{sys.argv[2]}/cell.yaml").read().replace("fnt", "font")
        sizes = {"text_size": ["L", "AX3"], "width": 320}
        found = await call("lint", text=source, **sizes)
        assert "conflicting-constraints" in found and "truncated-text" in found, found
        assert "24" in await call("why", text=source, questions=["title.height"], text_size="AX3")
        edits = [
            {"old": "      - title.height == 24\n", "new": ""}, {"old": "      - title.height == 30\n", "new": ""},
            {"old": "font: headline", "new": "font: headline, numberOfLines: 0"}]
        tried = await call("try_repair", text=source, edits=edits, text_size=["AX3"], picture=True)
        assert "a picture" in tried, tried
        for edit in edits:
            source = source.replace(edit["old"], edit["new"])
        assert '"findings":[]' in await call("lint", text=source, **sizes)
        assert '"findings":[]' in await call("sweep", text=source)
        assert "a picture" in await call("render", text=source, text_size="AX3", layers="diagram")


asyncio.run(main())
