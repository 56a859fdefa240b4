import { expect, it, vi } from 'vitest';
import { showBootFailure } from './boot-failure.ts';

it.each([
  ['zh-CN', '页面没能打开', '刷新页面'],
  ['en', 'could not be opened', 'Refresh'],
])(
  'says in %s that the page did not open, in place of the shell, and offers to reload',
  (lang, words, label) => {
    document.documentElement.lang = lang;
    const root = document.createElement('div');
    root.innerHTML = '<nav>shell</nav>';
    const reload = vi.fn();
    showBootFailure(root, reload);
    expect(root.textContent).toContain(words);
    expect(root.textContent).not.toContain('shell');
    const button = root.querySelector('button');
    expect(button?.textContent).toBe(label);
    button?.click();
    expect(reload).toHaveBeenCalledOnce();
  },
);
