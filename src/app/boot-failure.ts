import type { WholeLocale } from '@livery/contract';

// The texts of the product may be what did not come, so these two stand here, in the languages that others fall back to.
const WORDS: Record<WholeLocale, { sentence: string; reload: string }> = {
  'zh-CN': { sentence: '页面没能打开。看看网络，再刷新一次。', reload: '刷新页面' },
  en: { sentence: 'The page could not be opened. Check the network and refresh.', reload: 'Refresh' },
};

/** Shows in `root` that the application could not start. Plain DOM: nothing else may have loaded. */
export const showBootFailure = (root: HTMLElement, reload: () => void): void => {
  const words = document.documentElement.lang.startsWith('zh') ? WORDS['zh-CN'] : WORDS.en;
  const sentence = document.createElement('p');
  sentence.textContent = words.sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.reload;
  button.addEventListener('click', reload);
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(sentence, button);
  root.replaceChildren(main);
};
