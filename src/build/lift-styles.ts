/** What may be lifted: sizes that components compute. Nothing with quotes, braces or addresses. */
const SIZE = /^(?:aspect-ratio|height|transform):[\w.%() /-]+$/;

/**
 * The page's policy refuses `style` attributes, so each becomes a rule: `style="height:9px"` →
 * `data-style="1"` and `[data-style="1"]{height:9px}`. React leaves both alone when it takes the page over. Other
 * declarations are dropped: the running page sets them.
 */
export const liftStyles = (html: string): { markup: string; styles: string } => {
  const names = new Map<string, number>();
  const markup = html.replace(/<[a-z][^<>]*>/g, (tag) =>
    tag.replace(/ style="([^"]*)"/, (_, style: string) => {
      const kept = style
        .split(';')
        .filter((declaration) => SIZE.test(declaration))
        .join(';');
      if (kept === '') return '';
      const name = names.get(kept) ?? names.size + 1;
      names.set(kept, name);
      return ` data-style="${name}"`;
    }),
  );
  const styles = [...names].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('');
  return { markup, styles };
};
