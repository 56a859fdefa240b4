/** Where it is served from; its scope is the whole application. */
const ADDRESS = '/sw.js';

interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The one script address that the page's policy lets through (`trusted-types livery-worker`). */
const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory };
  if (!trustedTypes) return ADDRESS;
  return trustedTypes.createPolicy('livery-worker', { createScriptURL: () => ADDRESS }).createScriptURL('');
};

let registering: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the service worker, once a page. Rejects where there is none: in development, or in a browser without. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> => {
  registering ??= register();
  registering.catch(() => {
    registering = undefined;
  });
  return registering;
};

let address: string | undefined;

const register = async (): Promise<ServiceWorkerRegistration> => {
  // A policy of a name can be made once.
  address ??= trustedAddress();
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};
