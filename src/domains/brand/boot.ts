import type { BootData } from '@livery/contract';

/** Data that the server put into the page; a static host has none. */
export const bootInPage = (): BootData | undefined => {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
};

/** The brand of this host with what the first screen needs. */
export const readBoot = async (): Promise<BootData> => {
  const boot = bootInPage();
  if (boot) return boot;
  const { bootFromFiles } = await import('./static-host.ts');
  return bootFromFiles();
};
