/**
 * A browser that translates a page takes the texts of React out of it and puts `<font>` elements in their places. React doesn't know:
 * it writes a new text into a node that nobody sees, and throws where it removes such a node or inserts something before it. Here each
 * replaced text is known by its element: the text comes back in the moment in which React touches it, and is translated anew from there.
 */

/** The element that stands for a text, and the texts that an element stands for, in their order. */
const standIns = new WeakMap<Node, Element>();
const replacedTexts = new WeakMap<Element, readonly Text[]>();

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** The node among the children of a place that holds that one, however deep. */
function childOf(place: Node, node: Node | null): Node | null {
  let child = node;
  while (child !== null && child.parentNode !== place) child = child.parentNode;
  return child;
}

/** React removes texts beside stand-ins too: what stands for a text came with the same changes in which the text went. */
function readChanges(changes: readonly MutationRecord[]): boolean {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isStandIn)));
  if (added.size === 0) return false;
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes)
    for (const removedNode of removedNodes) {
      const texts = isStandIn(removedNode)
        ? replacedTexts.get(removedNode)
        : isText(removedNode)
          ? [removedNode]
          : undefined;
      if (texts === undefined || removedNode.parentNode === target) continue;
      const neighbours = [childOf(target, removedNode), ...addedNodes, previousSibling, nextSibling].filter(
        (node) => isStandIn(node) && added.has(node),
      ) as Element[];
      // Two texts beside each other may have one stand-in each, or one together.
      const standIn = neighbours.find((node) => !replacedTexts.has(node)) ?? neighbours[0];
      if (standIn === undefined) continue;
      for (const text of texts) standIns.set(text, standIn);
      replacedTexts.set(standIn, [...new Set([...(replacedTexts.get(standIn) ?? []), ...texts])]);
    }
  return true;
}

/** Puts the texts back that one element stands for, if it stands for this one. */
function putBack(node: Node | null): void {
  const standIn = node === null ? undefined : standIns.get(node);
  if (standIn === undefined) return;
  const texts = replacedTexts.get(standIn) ?? [];
  for (const text of texts) standIns.delete(text);
  replacedTexts.delete(standIn);
  const absent = texts.filter((text) => text.parentNode === null || standIn.contains(text));
  if (standIn.parentNode !== null) standIn.replaceWith(...absent);
}

/** From now on what React does to a text that was replaced is done to what the page shows. Answers what ends that. */
function patchNodes({ prototype }: typeof Node): () => void {
  const { insertBefore, appendChild, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') ?? {};
  prototype.insertBefore = function <Kind extends Node>(this: Node, node: Kind, before: Node | null): Kind {
    putBack(node);
    if (before?.parentNode !== this) putBack(before);
    return insertBefore.call(this, node, childOf(this, before)) as Kind;
  };
  prototype.appendChild = function <Kind extends Node>(this: Node, node: Kind): Kind {
    putBack(node);
    return appendChild.call(this, node) as Kind;
  };
  prototype.removeChild = function <Kind extends Node>(this: Node, node: Kind): Kind {
    if (node.parentNode !== this) putBack(node);
    // A translator may also take a text for good, or move an element into another one.
    return node.parentNode === null ? node : (removeChild.call(node.parentNode, node) as Kind);
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue.set?.call(this, value);
    },
  });
  return () => {
    Object.assign(prototype, { insertBefore, appendChild, removeChild });
    Object.defineProperty(prototype, 'nodeValue', nodeValue);
  };
}

/** Watches a page for translators, beginning with what was seen earlier. Answers what ends that. */
export function followTranslators(page: Document, earlier: readonly (readonly MutationRecord[])[] = []): () => void {
  let unpatch: (() => void) | null = null;
  const read = (changes: readonly MutationRecord[]) => {
    if (readChanges(changes)) unpatch ??= patchNodes(Node);
  };
  const observer = new MutationObserver(read);
  earlier.forEach(read);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    unpatch?.();
  };
}
