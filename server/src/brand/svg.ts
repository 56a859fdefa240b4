/** Elements that can only draw. Everything else (script, foreignObject, animate, image, a, …) is refused. */
const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop ' +
    'clipPath mask use symbol title desc style'
  ).split(' '),
);

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TEXT = /[^<]+/y;
const COMMENT = /<!--(?:(?!-->)[\s\S])*-->/y;
const DECLARATION = /^\uFEFF?\s*<\?xml [^?]*\?>/;

/** Styles that fetch or hide something. */
const FETCHES = /@import|\\|url\s*\(\s*(?!["']?#)|expression|javascript:/i;

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `the event handler ${name}`;
  if (/(^|:)href$/i.test(name) && !/^#[\w-]+$/.test(value)) return `the link ${name} to another document`;
  if (/^(xml:base|src)$/i.test(name)) return `the attribute ${name}`;
  if (/^xmlns/.test(name)) return undefined;
  return value.includes('&') || FETCHES.test(value) ? `the value of ${name}` : undefined;
}

function tagProblem(name: string, attributes: string): string | undefined {
  if (!ELEMENTS.has(name)) return `the element <${name}>`;
  for (const [, key = '', double, single = ''] of attributes.matchAll(ATTRIBUTE)) {
    const problem = attributeProblem(key, double ?? single);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function next(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * What makes an SVG unfit to be shown as a brand's picture, in words for "… is not allowed"; undefined: it only draws.
 * Names what is allowed instead of what is dangerous, so an unknown trick is refused too.
 */
export function svgProblem(text: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  let at = DECLARATION.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const tag = next(TAG, text, at);
    if (tag !== null) {
      const [whole, closing, name = '', attributes = '', alone] = tag;
      const problem = tagProblem(name, attributes);
      if (problem !== undefined) return problem;
      if (closing === '/' && open.pop() !== name) return `a closing </${name}> without its opening`;
      if (closing === '' && open.length === 0 && (name !== 'svg' || ++roots > 1))
        return `<${name}> beside the root`;
      if (closing === '' && alone === '') open.push(name);
      at += whole.length;
      continue;
    }
    const comment = next(COMMENT, text, at);
    const plain = comment ?? next(TEXT, text, at);
    if (plain === null) return `what stands at character ${at + 1}`;
    if (comment === null && open.at(-1) === 'style' && FETCHES.test(plain[0]))
      return 'a style that loads something';
    if (comment === null && open.length === 0 && plain[0].trim() !== '') return 'text outside the root';
    at += plain[0].length;
  }
  if (roots === 0 || open.length > 0) return 'a drawing that is not closed';
  return undefined;
}
