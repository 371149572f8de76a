/** Component files as the rules read them: the little of TOML that they use. */

export type Row = Record<string, unknown>;

/** Tables of numbers, texts and lists of both. */
export function parse(source: string): Record<string, Row> {
  const found: Record<string, Row> = {};
  let row: Row = {};
  let open = '';
  for (const line of source.split('\n')) {
    const text = line.replace(/#(?=[^"]*(?:"[^"]*"[^"]*)*$).*/, '').trim();
    const head = /^\[(\w+)\]$/.exec(text);
    if (head && !open) {
      found[head[1]!] = row = {};
      continue;
    }
    open += text;
    const [, key, value] = /^(\w+) = (.+)$/.exec(open) ?? [];
    if (!key || !value || depth(value) > 0) {
      if (!text) open = open.trim();
      continue;
    }
    row[key] = JSON.parse(value.replace(/,\s*\]/g, ']'));
    open = '';
  }
  return found;
}

function depth(text: string): number {
  return [...text.replace(/"[^"]*"/g, '')].reduce((sum, sign) => sum + (sign === '[' ? 1 : sign === ']' ? -1 : 0), 0);
}
