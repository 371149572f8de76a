/** A board that is on the screen as one drawing: its SVG with the colours it has now, and what is
 * written or framed beside it. No HTML is left in it, so that any program can show it. */

const NS = 'http://www.w3.org/2000/svg';
const PAINT = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'stroke-opacity', 'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'stop-color', 'stop-opacity',
];
const GROUPS = new Set(['g', 'svg', 'defs', 'pattern', 'clippath', 'mask', 'lineargradient', 'radialgradient', 'symbol']);
const CONTROLS = 'button:not([data-spot]), input, select, [role=tablist]'; // to be used, not looked at
const SPREAD = 1.5; // pixels: what is smaller draws nothing

export interface Drawing {
  svg: string; // elements, without a frame
  width: number;
  height: number;
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour) || /\/ 0\)$/.test(colour);

/** A copy that looks the same without any style sheet. */
function painted(source: Element): SVGElement | null {
  const style = getComputedStyle(source);
  const name = source.localName.toLowerCase();
  if (style.display === 'none' && name !== 'defs' && !source.closest('defs')) return null;
  const copy = source.cloneNode(false) as SVGElement;
  for (const key of [...copy.getAttributeNames()]) if (key === 'class' || key === 'style' || /^(data|aria)-/.test(key)) copy.removeAttribute(key);
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (style.visibility === 'hidden') copy.setAttribute('visibility', 'hidden');
  if (!GROUPS.has(name)) for (const key of PAINT) copy.setAttribute(key, style.getPropertyValue(key));
  if (!source.hasAttribute('transform') && style.transform !== 'none' && style.transformOrigin === '0px 0px' && name !== 'svg') copy.setAttribute('transform', style.transform);
  for (const child of source.childNodes) {
    const drawn = child instanceof Element ? painted(child) : child.nodeType === Node.TEXT_NODE ? child.cloneNode() : null;
    if (drawn) copy.append(drawn);
  }
  return copy;
}

class Painter {
  private clips = 0;
  constructor(private readonly origin: DOMRect) {}

  private place(rect: DOMRect): { x: number; y: number; width: number; height: number } {
    return { x: rect.x - this.origin.x, y: rect.y - this.origin.y, width: rect.width, height: rect.height };
  }

  /** An SVG where it stands on the screen. */
  private graphic(svg: SVGSVGElement): SVGElement | null {
    const [copy, at] = [painted(svg), svg.getScreenCTM()];
    if (!copy || !at) return null;
    const moved = [at.a, at.b, at.c, at.d, at.e - this.origin.x, at.f - this.origin.y].map((one) => +one.toFixed(4));
    const group = make('g', { transform: `matrix(${moved.join(' ')})` });
    if (copy.hasAttribute('opacity')) group.setAttribute('opacity', copy.getAttribute('opacity')!);
    group.append(...copy.childNodes);
    return group;
  }

  private box(element: HTMLElement, style: CSSStyleDeclaration): SVGElement | null {
    const line = style.borderTopStyle === 'none' ? 0 : parseFloat(style.borderTopWidth);
    const framed = line > 0 && style.borderTopWidth === style.borderBottomWidth && style.borderTopWidth === style.borderLeftWidth;
    const rect = element.getBoundingClientRect();
    if ((isClear(style.backgroundColor) && !framed) || rect.width < SPREAD || rect.height < SPREAD) return null;
    const at = this.place(rect);
    const inset = framed ? line / 2 : 0;
    const radius = style.borderTopLeftRadius.endsWith('%') ? at.width / 2 : parseFloat(style.borderTopLeftRadius);
    return make('rect', {
      x: at.x + inset, y: at.y + inset, width: at.width - 2 * inset, height: at.height - 2 * inset, rx: Math.min(radius, at.width / 2, at.height / 2),
      fill: isClear(style.backgroundColor) ? 'none' : style.backgroundColor,
      ...(framed ? { stroke: style.borderTopColor, 'stroke-width': line } : {}),
    });
  }

  /** Words where they stand, one by one, since they may be on several lines. */
  private words(node: Text, style: CSSStyleDeclaration): SVGElement[] {
    const size = parseFloat(style.fontSize);
    return [...node.data.matchAll(/\S+/g)].flatMap((found) => {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const rect = range.getBoundingClientRect();
      if (rect.width < SPREAD) return [];
      const at = this.place(rect);
      const word = make('text', {
        x: at.x, y: at.y + at.height / 2 + size * 0.35, fill: style.color, 'font-family': style.fontFamily, 'font-size': size, 'font-weight': style.fontWeight,
      });
      word.textContent = found[0];
      return [word];
    });
  }

  draw(element: Element): SVGElement[] {
    if (element instanceof SVGSVGElement) return [this.graphic(element)].filter((one) => one !== null);
    if (!(element instanceof HTMLElement) || element.matches(CONTROLS)) return [];
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0' || style.clipPath.startsWith('inset(50%') || element.matches('.hidden-text')) return [];
    const shown = style.visibility !== 'hidden';
    const drawn = [...element.childNodes].flatMap((child) => {
      if (child instanceof Element) return this.draw(child);
      return child instanceof Text && shown ? this.words(child, style) : [];
    });
    const box = shown ? this.box(element, style) : null;
    const all = box ? [box, ...drawn] : drawn;
    const clipped = style.overflowX !== 'visible' && all.length > 0;
    return clipped || style.opacity !== '1' ? [this.wrapped(element, style, all, clipped)] : all;
  }

  private wrapped(element: HTMLElement, style: CSSStyleDeclaration, all: SVGElement[], clipped: boolean): SVGElement {
    const group = make('g', style.opacity === '1' ? {} : { opacity: style.opacity });
    if (clipped) {
      const clip = make('clipPath', { id: `poster-clip-${(this.clips += 1)}` });
      clip.append(make('rect', this.place(element.getBoundingClientRect())));
      group.setAttribute('clip-path', `url(#${clip.id})`);
      group.append(clip);
    }
    group.append(...all);
    return group;
  }
}

/** What is drawn within an element; `shared` holds patterns that are defined elsewhere on the board. */
export function drawing(element: HTMLElement, shared: Iterable<Element> = []): Drawing {
  const rect = element.getBoundingClientRect();
  const patterns = [...shared].filter((one) => !element.contains(one)).map((one) => painted(one)).filter((one) => one !== null);
  const parts = [...patterns, ...new Painter(rect).draw(element)];
  const write = new XMLSerializer();
  return { svg: parts.map((one) => write.serializeToString(one)).join(''), width: rect.width, height: rect.height };
}
