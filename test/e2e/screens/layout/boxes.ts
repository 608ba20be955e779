/** Position of a piece of text or a control in the window, in CSS pixels. */
export interface Box {
  /** The beginning of its text. */
  readonly name: string;
  readonly kind: 'text' | 'control';
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** A part of it is clipped or outside the window. */
  readonly isCut: boolean;
  /** Indexes of its element and of the element's ancestors. */
  readonly path: readonly number[];
  /** Index of its sticky or fixed ancestor; -1 for none. */
  readonly bar: number;
}

/**
 * Returns the boxes of all texts and controls of a page, except drawings and map markers. Runs within the page, so it
 * refers to nothing outside itself. The box of a text field is the area of its text.
 */
export function boxesOfPage(): readonly Box[] {
  const indexes = new Map([...document.querySelectorAll('*')].map((element, index) => [element, index]));
  /** Each element is asked about once for itself, and not for every text within it. */
  const once = <Result>(find: (element: Element) => Result): ((element: Element) => Result) => {
    const found = new Map<Element, Result>();
    return (element) => {
      const known = found.get(element);
      if (known !== undefined) return known;
      const result = find(element);
      found.set(element, result);
      return result;
    };
  };
  const ancestry = once((element: Element): readonly Element[] =>
    element.parentElement ? [element, ...ancestry(element.parentElement)] : [element],
  );
  const styleOf = once((element) => {
    const { clipPath, overflowX, overflowY, display, position } = getComputedStyle(element);
    const hides = (overflow: string): boolean => display !== 'inline' && /hidden|clip/.test(overflow);
    return {
      isClipped: clipPath !== 'none',
      hidesX: hides(overflowX),
      hidesY: hides(overflowY),
      scrolls: element !== document.documentElement && /auto|scroll/.test(overflowY),
      isBar: /fixed|sticky/.test(position),
    };
  });
  const rectOf = once((element) => element.getBoundingClientRect());
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, option, noscript, .maplibregl-marker, .maplibregl-ctrl-attrib') &&
    ancestry(element).every((each) => !styleOf(each).isClipped);
  const cuts = (around: Element, { left, right, top, bottom }: DOMRect): boolean => {
    const { hidesX, hidesY } = styleOf(around);
    const box = rectOf(around);
    const sideways = hidesX && (left < box.left - 1 || right > box.right + 1);
    return sideways || (hidesY && (top < box.top - 3 || bottom > box.bottom + 3));
  };
  const isScrolledAway = (element: Element, { top, bottom }: DOMRect): boolean =>
    element.matches('body *') &&
    ancestry(element).some((each) => {
      if (!styleOf(each).scrolls) return false;
      const box = rectOf(each);
      return top < box.top - 1 || bottom > box.bottom + 1;
    });
  const boxOf = (element: Element, kind: Box['kind'], rect: DOMRect): Box => {
    const way = ancestry(element);
    const bar = way.find((each) => styleOf(each).isBar);
    const isOutside = rect.left < -1 || rect.right > document.documentElement.clientWidth + 1;
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30) || element.tagName,
      kind,
      left: rect.left,
      top: rect.top,
      right: rect.right,
      bottom: rect.bottom,
      isCut: isOutside || way.some((each) => each !== document.body && cuts(each, rect)),
      path: way.map((each) => indexes.get(each) ?? -1),
      bar: bar ? (indexes.get(bar) ?? -1) : -1,
    };
  };
  const visibleRect = (control: Element, rect: DOMRect): DOMRect => {
    if (!control.matches('input, select, textarea')) return rect;
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const width = rect.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return new DOMRect(rect.left + Number.parseFloat(paddingLeft), rect.top, width, rect.height);
  };
  // Some fonts (Noto) have room for stacked accents above and below their letters, which no line of ours shows.
  const lettersIn = (rect: DOMRect, size: number): DOMRect => {
    const spare = Math.max(0, rect.height - 1.17 * size);
    return new DOMRect(rect.left, rect.top + 0.7 * spare, rect.width, rect.height - spare);
  };
  const textRects = (element: Element): readonly DOMRect[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return [...range.getClientRects()].map((rect) => lettersIn(rect, size));
    });
  const holders = [...document.body.querySelectorAll('*')].filter(isShown);
  const boxesOf = (element: Element, kind: Box['kind'], rects: readonly DOMRect[]): readonly Box[] =>
    rects.filter((rect) => !isScrolledAway(element, rect)).map((rect) => boxOf(element, kind, rect));
  const texts = holders.flatMap((element) => boxesOf(element, 'text', textRects(element)));
  const controls = holders
    .filter((element) => element.matches('a[href], button, input, select, textarea, summary, [role=slider]'))
    .flatMap((each) =>
      boxesOf(
        each,
        'control',
        [...each.getClientRects()].map((rect) => visibleRect(each, rect)),
      ),
    );
  return [...texts, ...controls].filter(({ left, right }) => right - left > 1);
}
