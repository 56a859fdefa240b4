import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkHardWired } from '../tests/visual/checkHardWired.ts';
import { stopMotion, withMotion } from './everyBrand.ts';
import { applyBrand, applyTheme } from './theme.ts';

/** Not a component: proves in the browser that the wireframe brands find what a component hard-wires. */
const meta = { title: 'Checks/Hard-wired', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each fault once, and what the check has to call it. */
const FAULTS: readonly [style: string, finding: string, tag?: string][] = [
  ['color: #000', 'color: rgb(0, 0, 0)'],
  ['background: #fff', 'background-color: rgb(255, 255, 255)'],
  ['background: linear-gradient(#000, #fff)', 'background-image: linear-gradient'],
  ['box-shadow: 0 2px 4px #0003', 'box-shadow: rgba(0, 0, 0, 0.2)'],
  ['border-bottom: 1px solid #000', 'border-bottom-color: rgb(0, 0, 0)'],
  ['border-inline-end: 1px solid', 'border-right-width: 1px'],
  ['border-end-end-radius: 12px', 'border-bottom-right-radius: 12px'],
  ['font-family: Arial', 'font-family: Arial'],
  ['font-size: 15px', 'font-size: 15px'],
  ['font-weight: 600', 'font-weight: 600'],
  ['line-height: 1.5', 'line-height in em: 1.5'],
  ['line-height: 20px', 'line-height: 20px'],
  ['letter-spacing: 0.02em', 'letter-spacing in em: 0.02'],
  ['padding-block: 13px', 'padding-top: 13px'],
  ['display: flex; column-gap: 7px', 'column-gap: 7px'],
  ['width: 100vw; padding-inline: 16px', 'gutter: 16px'],
  ['height: 44px; background: var(--color-accent-solid)', 'height: 44px', 'button'],
  ['min-height: 56px', 'min-height: 56px', 'header'],
  ['transition: color 150ms', 'transition-duration: 0.15s'],
  ['transition: color var(--motion-duration-quick)', 'transition-timing-function: ease'],
  ['animation: turn 800ms infinite', 'animation-duration: 0.8s'],
];

function findingsOf(style: string, tag: string): string {
  const host = document.createElement('div');
  const fault = document.createElement(tag);
  fault.style.cssText = style;
  fault.textContent = 'a';
  host.append(fault);
  document.body.append(host);
  try {
    checkHardWired(host, { applyTheme, withMotion });
    return 'nothing';
  } catch (error) {
    return String(error);
  } finally {
    host.remove();
  }
}

export const Planted: Story = {
  render: () => <p>{FAULTS.length}</p>,
  play: ({ globals }) => {
    stopMotion();
    try {
      for (const [style, finding, tag = 'p'] of FAULTS) expect(findingsOf(style, tag)).toContain(finding);
      expect(findingsOf('color: var(--color-text-primary)', 'p')).toBe('nothing');
    } finally {
      applyBrand(String(globals.brand), String(globals.scheme), String(globals.locale));
    }
  },
};
