import type { ReactNode } from 'react';
import * as css from './AuthHero.css.ts';

function Sun() {
  return (
    <>
      <circle cx="286" cy="150" r="120" className={css.outerGlow} />
      <circle cx="286" cy="150" r="76" className={css.innerGlow} />
      <circle cx="286" cy="150" r="44" className="fill-tint-b" />
    </>
  );
}

function Hills() {
  return (
    <>
      <path d="M-20 260C60 190 120 210 190 236S330 190 430 210V430H-20Z" className={css.farHill} />
      <path d="M-20 300C70 240 150 270 230 290S360 250 430 262V430H-20Z" className={css.midHill} />
      <path d="M-20 352C80 300 190 330 260 344S370 320 430 318V430H-20Z" className={css.nearHill} />
    </>
  );
}

function Talk() {
  return (
    <>
      <path
        d="M64 118c0-16 13-28 29-28h74c16 0 29 12 29 28v26c0 16-13 28-29 28h-44l-28 22v-22c-17 0-31-12-31-28Z"
        className={css.paper}
      />
      <circle cx="104" cy="131" r="8" className="fill-tint-a" />
      <circle cx="130" cy="131" r="8" className="fill-tint-b" />
      <circle cx="156" cy="131" r="8" className="fill-tint-c" />
    </>
  );
}

function Photo() {
  return (
    <g transform="translate(206 206) rotate(9)">
      <rect width="104" height="132" rx="14" className={css.paper} />
      <rect x="9" y="9" width="86" height="84" rx="8" className={css.picture} />
      <path d="M9 80l26-30 20 22 12-12 28 32v1H9Z" className="fill-tint-a" />
      <circle cx="72" cy="32" r="9" className="fill-tint-b" />
      <path d="M24 116c-9-6-12-10-10-15s9-4 10 1c1-5 8-6 10-1s-1 9-10 15Z" className="fill-tint-a" />
      <rect x="44" y="105" width="44" height="7" rx="3.5" className="fill-ground" />
    </g>
  );
}

function Envelope() {
  return (
    <g transform="translate(92 228) rotate(-10)">
      <rect width="74" height="96" rx="9" className={css.envelope} />
      <path d="M0 30C20 56 54 56 74 30V9a9 9 0 0 0-9-9H9a9 9 0 0 0-9 9Z" className={css.flap} />
      <circle cx="37" cy="48" r="14" className={css.seal} />
    </g>
  );
}

/**
 * Things keep their size on a large screen and stand in its middle; the land goes from edge to edge, and on a narrow one is as
 * low as they are small.
 */
function Layer({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 420"
      preserveAspectRatio={isWide ? 'none' : 'xMidYMax meet'}
      className={`absolute inset-x-0 bottom-0 mx-auto max-h-hero w-full overflow-visible ${isWide ? 'aspect-hero h-auto' : 'h-full max-w-auth'}`}
    >
      {children}
    </svg>
  );
}

/**
 * A wide country in the brand's tints: talk, pictures, gifts. Decoration for the `art` of an `AuthScaffold`.
 */
export function AuthHero() {
  return (
    <div className="part-hero absolute inset-0">
      <Layer isWide={false}>
        <Sun />
      </Layer>
      <Layer isWide>
        <Hills />
      </Layer>
      <Layer isWide={false}>
        <Talk />
        <Photo />
        <Envelope />
      </Layer>
    </div>
  );
}
