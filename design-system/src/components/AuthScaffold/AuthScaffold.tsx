import type { ReactNode } from 'react';
import { type ArtRange, artStyles, authMainStyles } from './AuthScaffold.variants.ts';

export interface AuthScaffoldProps {
  /** A drawing or a collage; decoration. Above the form on a phone, beside it from 820 px. */
  art?: ReactNode;
  /** `wide`: only beside the form; a phone shows the form alone. */
  artOn?: ArtRange;
  /** An `AppBar` over it: the way back. */
  bar?: ReactNode;
  children: ReactNode;
}

/**
 * Pages before the application: sign in, sign up, account info. Art above the form on a phone, beside it from 820
 * px. Pages of the application use `PageScaffold`.
 */
export function AuthScaffold({ art, artOn = 'everywhere', bar, children }: AuthScaffoldProps) {
  return (
    <div className="part-login relative flex min-h-dvh flex-col bg-base tablet:flex-row">
      {art && (
        <div aria-hidden className={artStyles({ on: artOn })}>
          {art}
        </div>
      )}
      <main id="main" tabIndex={-1} className={authMainStyles({ art: art ? artOn : 'none' })}>
        {bar}
        <div className="mx-auto flex w-full max-w-auth flex-1 flex-col gap-3 px-page-min pt-7 pb-auth-foot tablet:justify-center tablet:p-12">
          {children}
        </div>
      </main>
    </div>
  );
}

/**
 * Three columns of pictures, tilted: what waits behind the form. Decoration for the `art` of an `AuthScaffold`.
 */
export function Collage({ pictures }: { pictures: readonly string[] }) {
  const thirds = [0, 1, 2].map((column) => pictures.filter((_, index) => index % 3 === column));
  // Twice: a tall screen is filled to its foot.
  const columns = thirds.map((column) => [...column, ...column]);
  const shift = ['', '-mt-collage-far', '-mt-10'];
  return (
    <div className="absolute -inset-collage grid tablet:min-w-collage -rotate-6 scale-collage grid-cols-3 gap-4">
      {columns.map((column, index) => (
        <div key={shift[index]} className={`flex flex-col gap-4 ${shift[index]}`}>
          {column.map((src, at) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture stands twice
              key={at}
              src={src}
              alt=""
              decoding="async"
              className="aspect-tall w-full rounded-picture object-cover shadow-float"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
