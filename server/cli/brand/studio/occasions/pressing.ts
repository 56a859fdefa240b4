import type { GiftIcon } from '../../../../../design-system/src/icons/index.ts';

/** Of an element that the icon is drawn in. */
export const drawn = (icon: typeof GiftIcon): string =>
  icon
    .flatMap(([tag, { d }]) => (tag === 'path' && d !== undefined ? [`:has(path[d="${d}"])`] : []))
    .join('');

/** A script that presses one after the other, each as soon as it is there. */
export function pressing(...selectors: string[]): string {
  return `(()=>{const left=${JSON.stringify(selectors)};const watch=new MutationObserver(()=>{const found=document.querySelector(left[0]);if(!found)return;left.shift();if(left.length===0)watch.disconnect();found.click()});watch.observe(document,{childList:true,subtree:true})})()`;
}
