import { expect, test } from 'vitest';
import { svgProblem } from './svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${content}</svg>\n`;

test.each([
  svg('<path d="M0 0h8v8H0z" fill="#fff"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn > here -->${svg('<g><circle r="2"/></g>')}`,
  svg('<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)"/><use href="#a"/>'),
  svg(
    '<style>.a{fill:#123}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><title>A &amp; B</title>',
  ),
])('a drawing passes: %s', (text) => {
  expect(svgProblem(text)).toBeUndefined();
});

test.each([
  [svg('<script>alert(1)</script>'), 'the element <script>'],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), 'the element <SCRIPT>'],
  [svg('<svg:script>alert(1)</svg:script>'), 'the element <svg:script>'],
  [svg('<foreignObject><body/></foreignObject>'), 'the element <foreignObject>'],
  [svg('<image href="https://example.org/a.png"/>'), 'the element <image>'],
  [svg('<animate attributeName="href" to="javascript:alert(1)"/>'), 'the element <animate>'],
  [svg('', ' onload="alert(1)"'), 'the event handler onload'],
  [svg('<path OnClick = "alert(1)"/>'), 'the event handler OnClick'],
  [svg('<use href="https://example.org/a.svg#b"/>'), 'the link href to another document'],
  [svg('<use xlink:href="data:image/svg+xml,x"/>'), 'the link xlink:href to another document'],
  [svg('<use href="&#106;avascript:alert(1)"/>'), 'the link href to another document'],
  [svg('<path fill="url(https://example.org/a)"/>'), 'the value of fill'],
  [svg('<path style="background:u\\72l(//x)"/>'), 'the value of style'],
  [svg('<style>@import "https://example.org/a.css";</style>'), 'a style that loads something'],
  [svg('<style>.a{fill:url(//example.org)}</style>'), 'a style that loads something'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'what stands at character 1'],
  [svg('<![CDATA[<script>]]>'), 'what stands at character'],
  [svg('<path onload=alert(1) />'), 'what stands at character'],
  [svg('<?xml-stylesheet href="//x"?>'), 'what stands at character'],
  [svg('<!-- <script> '), 'what stands at character'],
  [`${svg('')}<path/>`, '<path> beside the root'],
  ['<html></html>', 'the element <html>'],
  ['<svg><g></svg>', 'a closing </svg> without its opening'],
  ['<svg>', 'a drawing that is not closed'],
  ['', 'a drawing that is not closed'],
  ['hello', 'text outside the root'],
])('what does more than draw is refused: %s', (text, problem) => {
  expect(svgProblem(text)).toContain(problem);
});
