import '../src/styles/app.css';
import './studio.css';
import { parseTokens, themeCss } from '@livery/design-system/theme';
import { createRoot } from 'react-dom/client';
import { newTokens } from '../server/cli/brand/tokens.ts';
import { App } from './App.tsx';
import { colorFrom } from './values.ts';

/** The studio's own dress is no brand's: what is seen of a brand is the brand. */
const NEUTRAL = '#3d4452';

const accent = colorFrom(NEUTRAL);
const parsed = accent && parseTokens(newTokens(accent, 'soft'));
if (parsed?.status !== 'valid') throw new Error('the neutral dress is wrong');
const sheet = document.createElement('style');
sheet.textContent = themeCss(parsed.tokens, []);
document.head.append(sheet);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
