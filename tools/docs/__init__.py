"""The documentation site: ``python -m tools.docs`` builds it into ``build/docs``.

| module | what it does |
|---|---|
| ``pages`` | which pages there are, and from which files of the project |
| ``markdown`` | a file of the project as a page: links, pictures, generated parts |
| ``games``, ``wire``, ``api`` | the generated parts: from game data, typed messages, docstrings |
| ``finish`` | the built site made fit for our security headers, and searched for dead links |
| ``build`` | one after the other |
"""
