const hasControl = (path: string): boolean => path.includes('\\') || [...path].some((sign) => sign < ' ');

/** Pages by which one comes in; each of them asks to log in by itself. */
export const isAuthPath = (pathname: string): boolean =>
  /^\/(login|register|forgot-password|auth)(\/|$)/.test(pathname);

/** Where to go after login: a path of this product, or undefined. Whatever could leave the origin is refused. */
export const safeReturnPath = (path: string | null | undefined): string | undefined => {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || hasControl(path)) return undefined;
  const [pathname = ''] = path.split(/[?#]/);
  return isAuthPath(pathname) ? undefined : path;
};

/** Address of the login page that leads back to `path`. */
export const loginPath = (path: string): string => {
  const target = safeReturnPath(path);
  return target === undefined ? '/login' : `/login?return=${encodeURIComponent(target)}`;
};
