import { readFileSync } from 'node:fs';
import { artFile } from './paths.ts';

/** A rectangle of a drawing, in the drawing's own units. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One drawing, opened: its definitions and its top-level nodes in painting order. */
export interface Scene {
  width: number;
  height: number;
  defs: string;
  nodes: readonly string[];
}

const TAG = /<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g;

const topNodes = (body: string): string[] => {
  const nodes: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of body.matchAll(TAG)) {
    const end = tag.index + tag[0].length;
    if (tag[1]) depth -= 1;
    else if (depth === 0) start = tag.index;
    if (!tag[1] && !tag[2]) depth += 1;
    if (depth === 0) nodes.push(body.slice(start, end));
  }
  return nodes;
};

const attribute = (root: string, name: string): number => {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(root);
  const value = Number(box?.[name === 'width' ? 1 : 2]);
  if (!Number.isFinite(value)) throw new Error(`drawing without a viewBox from 0 0: ${root.slice(0, 120)}`);
  return value;
};

/** Opens a drawing of `art/`. Throws when its root has no `viewBox="0 0 w h"`. */
export const openScene = (name: string): Scene => {
  const svg = readFileSync(artFile(name), 'utf8');
  const bodyStart = svg.indexOf('</defs>') + '</defs>'.length;
  const rootEnd = svg.indexOf('>') + 1;
  const root = svg.slice(0, rootEnd);
  return {
    width: attribute(root, 'width'),
    height: attribute(root, 'height'),
    defs: svg.slice(rootEnd, bodyStart),
    nodes: topNodes(svg.slice(bodyStart, svg.lastIndexOf('</svg>'))),
  };
};

/** Some nodes of a scene as a drawing of its own, seen through a window and drawn `width` pixels wide. */
export const drawScene = (scene: Scene, nodes: readonly string[], window: Window, width: number): Buffer => {
  const height = Math.round((width * window.height) / window.width);
  const box = `${window.x} ${window.y} ${window.width} ${window.height}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${box}">${scene.defs}${nodes.join('')}</svg>`,
  );
};
