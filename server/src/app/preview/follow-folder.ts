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
  const revision = document.currentScript?.dataset['revision'];
  const box = document.createElement('output');
  box.id = 'brand-findings';
  box.lang = 'en';
  Object.assign(box.style, look);

  const show = ({ isBroken, findings }: PreviewState): void => {
    if (findings.length === 0) {
      box.remove();
      return;
    }
    const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
    const head = isBroken ? `Not shown, ${count}: the last good brand stays.` : `Shown, with ${count}.`;
    box.style.borderColor = `var(--color-status-${isBroken ? 'danger' : 'warning'}-solid)`;
    box.textContent = [head, ...findings].join('\n');
    document.body.append(box);
  };

  new EventSource('/dev/preview/events').onmessage = ({ data }) => {
    const state = JSON.parse(data) as PreviewState;
    if (state.revision === revision) show(state);
    else location.reload();
  };
};
