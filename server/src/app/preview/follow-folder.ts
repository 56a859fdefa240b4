import type { PreviewState } from '../../infra/infra.ts';

/**
 * Runs in every page of `brand preview`, sent there as its own text: so it uses nothing of this file but types. The page
 * comes again when the brand's folder was saved, and shows what the doctor finds. The page's policy holds for it.
 */
export const followFolder = (): void => {
  const look = {
    position: 'fixed',
    inset: 'auto var(--density-gutter) var(--density-gutter)',
    zIndex: '2147483647',
    maxHeight: '40vh',
    overflow: 'auto',
    margin: '0',
    padding: 'var(--density-card-pad)',
    border: '2px solid var(--color-status-warning-solid)',
    borderRadius: 'var(--shape-radius-card)',
    background: 'var(--color-surface-overlay)',
    color: 'var(--color-text-primary)',
    font: 'var(--type-size-footnote) / var(--type-line-height-body) var(--type-family-mono)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  };
  let revision = document.currentScript?.dataset['revision'];
  let structure: string | undefined;
  const box = document.createElement('output');
  box.id = 'brand-findings';
  box.lang = 'en';
  Object.assign(box.style, look);

  const show = ({ isBroken, findings }: PreviewState): void => {
    // The studio around the page says it beside the field.
    if (findings.length === 0 || window.parent !== window) {
      box.remove();
      return;
    }
    const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
    const head = isBroken ? `Not shown, ${count}: the last good brand stays.` : `Shown, with ${count}.`;
    box.style.borderColor = `var(--color-status-${isBroken ? 'danger' : 'warning'}-solid)`;
    box.textContent = [head, ...findings].join('\n');
    document.body.append(box);
  };

  /** What was typed and how far it was scrolled stay. */
  const changeClothes = async (): Promise<void> => {
    const response = await fetch('/dev/preview/theme.css');
    const theme = document.getElementById('theme');
    if (!response.ok || !theme) throw new Error('no theme');
    theme.textContent = await response.text();
  };

  new EventSource('/dev/preview/events').onmessage = ({ data }) => {
    const state = JSON.parse(data) as PreviewState;
    const isSame = state.revision === revision;
    const isTheme = structure !== undefined && structure === state.structure;
    if (!isSame && !isTheme) return location.reload();
    structure = state.structure;
    revision = state.revision;
    show(state);
    if (!isSame) changeClothes().catch(() => location.reload());
  };
};
