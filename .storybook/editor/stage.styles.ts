const OWN_THEME = 'style[data-theme]';
const DRAFT = 'style[data-draft]';

const isShared = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('style, link[rel="stylesheet"]') && !node.matches(OWN_THEME);

/** Gives a page the style sheets of another but its theme, those that load later too. Returns how to stop. */
export function followStyles(from: Document, page: Document): () => void {
  const add = (nodes: Iterable<Node>): void => {
    for (const node of nodes) if (isShared(node)) page.head.append(page.importNode(node, true));
  };
  // A link of the story would leave the stage: its address is the editor's.
  const stay = (event: Event): void => {
    const [link] = event.composedPath().filter((node) => 'href' in node);
    if (link) event.preventDefault();
  };
  add(from.head.children);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) add(addedNodes);
  });
  observer.observe(from.head, { childList: true });
  page.addEventListener('click', stay, true);
  return () => {
    observer.disconnect();
    page.removeEventListener('click', stay, true);
  };
}

/** Puts a theme on a page, over the one that a story sets for itself when it is drawn. */
export function replaceTheme(page: Document, css: string): void {
  const known = page.querySelector(DRAFT);
  const sheet = known ?? page.createElement('style');
  sheet.setAttribute('data-draft', '');
  sheet.textContent = css;
  if (!known) page.documentElement.append(sheet);
}
