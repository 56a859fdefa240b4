import { escapeHtml } from '../../../src/infra/html.ts';
import type { Look, LookedView, LookFinding, Problem } from './looked.ts';
import { SIZES } from './screens.ts';

/** What a person would say of it. */
export const TITLES: Readonly<Record<Problem, string>> = {
  contrast: 'Hard to read',
  'invisible-control': 'Hard to see',
  'cut-text': 'Words are cut off',
  overflow: 'Wider than the screen',
  'no-focus': 'No sign of the keyboard',
  'small-target': 'Too small for a finger',
  'empty-picture': 'An empty picture',
  'missing-glyph': 'Letters of another typeface',
};

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:1600px;padding:24px}
section{margin:32px 0;display:grid;gap:24px;grid-template-columns:minmax(0,2fr) minmax(240px,1fr)}
figure{margin:0;position:relative;width:100%;border:1px solid #8888}
figure img{display:block;width:100%}
.box{position:absolute;border:2px solid #e0002a;box-shadow:0 0 0 1px #fff;font:600 12px/16px system-ui;color:#fff}
.box span{background:#e0002a;padding:0 4px}
figure.phone{max-width:390px}
ol{padding-inline-start:24px}
h2::first-letter{text-transform:uppercase}
.sides{margin:16px 0 24px;display:grid;gap:16px;grid-template-columns:repeat(2,minmax(0,1fr))}
.sides figure{border:0}
.sides img{border:1px solid #8888;border-radius:6px}
figcaption{padding-block-end:4px}
@media(min-width:800px){.sides.phone{grid-template-columns:repeat(4,minmax(0,1fr))}}
small{opacity:.75}
`;

const viewTitle = ({ screen, size, scheme }: LookedView): string => `${screen}, ${size}, ${scheme}`;

/** In shares of the picture, which is shown in another size than it was taken in. */
function frame({ box }: LookFinding, number: number, { size }: LookedView): string {
  const { width, height } = SIZES[size];
  const share = (value: number, of: number): string => `${((value / of) * 100).toFixed(2)}%`;
  const place = `left:${share(box.x, width)};top:${share(box.y, height)};width:${share(box.width, width)};height:${share(box.height, height)}`;
  return `<div class="box" style="${place}"><span>${number}</span></div>`;
}

function item({ problem, what, why }: LookFinding): string {
  return `<li><b>${TITLES[problem]}</b>: ${escapeHtml(what)}<br><small>${escapeHtml(why)}</small></li>`;
}

function section(view: LookedView): string {
  const boxes = view.findings.map((finding, index) => frame(finding, index + 1, view)).join('');
  const list = view.findings.map(item).join('');
  const verdict = list === '' ? '<p>No findings.</p>' : `<ol>${list}</ol>`;
  const figure = `<figure class="${view.size}"><img src="${view.picture}" alt="${viewTitle(view)}">${boxes}</figure>`;
  return `<section>${figure}<div><h2>${viewTitle(view)}</h2>${verdict}</div></section>`;
}

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>\n`;

/** Each picture with its findings framed and numbered; those with findings first. */
export function lookPage({ brand, views }: Look): string {
  const sorted = [...views].sort((one, other) => other.findings.length - one.findings.length);
  return page(`${brand}: how it looks`, sorted.map(section).join(''));
}
