import type { ReactNode } from 'react';
import type { DrawingName } from '../../variants/scenes/drawing.names.ts';
import { Connection } from './Connection.tsx';

function Messages() {
  return (
    <>
      <ellipse cx="100" cy="140" rx="76" ry="9" className="fill-ground" />
      <circle cx="148" cy="42" r="20" className="fill-tint-b opacity-40" />
      <path
        d="M30 46c0-10 8-18 18-18h64c10 0 18 8 18 18v30c0 10-8 18-18 18H78l-22 18V94h-8c-10 0-18-8-18-18Z"
        className="fill-ground"
      />
      <path
        d="M76 76c0-10 8-18 18-18h58c10 0 18 8 18 18v26c0 10-8 18-18 18h-6v16l-20-16H94c-10 0-18-8-18-18Z"
        className="fill-tint-a"
      />
      <path
        d="M104 89h.1M123 89h.1M142 89h.1"
        className="stroke-ground"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M44 48h40M44 60h22" className="stroke-tint-c" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Pictures() {
  return (
    <>
      <ellipse cx="100" cy="142" rx="76" ry="8" className="fill-ground" />
      <g transform="rotate(-9 72 82)">
        <rect x="34" y="34" width="76" height="94" rx="10" className="fill-ground" />
        <rect x="42" y="42" width="60" height="58" rx="6" className="fill-tint-c" />
      </g>
      <g transform="rotate(7 124 82)">
        <rect x="84" y="30" width="80" height="102" rx="10" className="fill-tint-a" />
        <rect x="93" y="39" width="62" height="64" rx="6" className="fill-ground" />
        <path d="M93 92l18-22 15 17 9-9 20 21a6 6 0 0 1-6 4H99a6 6 0 0 1-6-6Z" className="fill-tint-b" />
        <circle cx="140" cy="56" r="8" className="fill-tint-b" />
      </g>
    </>
  );
}

function People() {
  return (
    <>
      <ellipse cx="100" cy="142" rx="76" ry="8" className="fill-ground" />
      <circle cx="104" cy="74" r="58" className="fill-ground" />
      <circle cx="74" cy="70" r="18" className="fill-tint-b" />
      <path d="M42 132c0-24 13-38 32-38s32 14 32 38Z" className="fill-tint-b" />
      <circle cx="122" cy="62" r="22" className="fill-tint-a" />
      <path d="M84 134c0-28 15-44 38-44s38 16 38 44Z" className="fill-tint-a" />
      <path d="M160 34v22M149 45h22" className="stroke-tint-c" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function Search() {
  return (
    <>
      <ellipse cx="100" cy="142" rx="76" ry="8" className="fill-ground" />
      <circle cx="92" cy="72" r="54" className="fill-ground" />
      <circle cx="90" cy="68" r="32" className="fill-tint-b opacity-40" />
      <circle cx="90" cy="68" r="32" className="stroke-tint-a" strokeWidth="9" />
      <path d="M114 94l30 32" className="stroke-tint-a" strokeWidth="12" strokeLinecap="round" />
      <path d="M76 62c2-8 9-12 16-11" className="stroke-ground" strokeWidth="6" strokeLinecap="round" />
      <circle cx="152" cy="44" r="9" className="fill-tint-c" />
      <circle cx="44" cy="112" r="6" className="fill-tint-c" />
    </>
  );
}

function Wallet() {
  return (
    <>
      <ellipse cx="100" cy="142" rx="76" ry="8" className="fill-ground" />
      <circle cx="104" cy="74" r="58" className="fill-ground" />
      <g transform="rotate(-6 100 80)">
        <rect x="66" y="32" width="68" height="96" rx="10" className="fill-tint-a" />
        <path
          d="M66 64c18 24 50 24 68 0V42a10 10 0 0 0-10-10H76a10 10 0 0 0-10 10Z"
          className="fill-ground"
        />
        <path
          d="M66 64c18 24 50 24 68 0V42a10 10 0 0 0-10-10H76a10 10 0 0 0-10 10Z"
          className="fill-tint-a opacity-60"
        />
        <circle cx="100" cy="82" r="11" className="fill-tint-b" />
      </g>
      <circle cx="56" cy="120" r="15" className="fill-tint-b" />
      <circle cx="148" cy="114" r="12" className="fill-tint-c" />
      <circle cx="152" cy="44" r="8" className="fill-tint-b" />
    </>
  );
}

export const drawings: Record<DrawingName, () => ReactNode> = {
  connection: Connection,
  messages: Messages,
  pictures: Pictures,
  people: People,
  search: Search,
  wallet: Wallet,
};
