/** One change on its way, over confirmed truth. A settled one waits in place until those proposed before it are over. */
export interface Layer<Op> {
  readonly id: string;
  readonly op: Op;
  readonly settled: boolean;
}

/** Confirmed truth under the changes on their way, in the order in which they were proposed. */
export interface Overlay<Truth, Op> {
  readonly confirmed: Truth;
  readonly layers: readonly Layer<Op>[];
}

/** What a change makes of the truth beneath it. It is pure, and doing it twice is doing it once. */
export type Apply<Truth, Op> = (truth: Truth, op: Op) => Truth;

export function createOverlay<Truth, Op>(confirmed: Truth): Overlay<Truth, Op> {
  return { confirmed, layers: [] };
}

/** What a person sees: the truth with every change on top of it. */
export function applyLayers<Truth, Op>(overlay: Overlay<Truth, Op>, apply: Apply<Truth, Op>): Truth {
  return overlay.layers.reduce((truth, layer) => apply(truth, layer.op), overlay.confirmed);
}

/** Lays a change on top. An id that is already there changes nothing. */
export function proposeLayer<Truth, Op>(overlay: Overlay<Truth, Op>, id: string, op: Op): Overlay<Truth, Op> {
  if (overlay.layers.some((layer) => layer.id === id)) return overlay;
  return { ...overlay, layers: [...overlay.layers, { id, op, settled: false }] };
}

/**
 * The change has happened: it becomes truth as soon as nothing unsettled lies beneath it, so the order of answers never matters. What the
 * gateway `said` of it is laid in its place, beneath whatever was proposed since; beneath everything where the change isn't laid over this.
 */
export function settleLayer<Truth, Op>(
  overlay: Overlay<Truth, Op>,
  id: string,
  apply: Apply<Truth, Op>,
  confirmedOp?: Op,
): Overlay<Truth, Op> {
  const at = overlay.layers.findIndex((layer) => layer.id === id && !layer.settled);
  const confirmedLayers = confirmedOp === undefined ? [] : [{ id: `${id} said`, op: confirmedOp, settled: true }];
  const ownLayers = overlay.layers.slice(Math.max(0, at), at + 1).map((layer) => ({ ...layer, settled: true }));
  if (ownLayers.length + confirmedLayers.length === 0) return overlay;
  const lowerLayers = overlay.layers.slice(0, Math.max(0, at));
  return mergeSettledLayers(
    { ...overlay, layers: [...lowerLayers, ...ownLayers, ...confirmedLayers, ...overlay.layers.slice(at + 1)] },
    apply,
  );
}

/** The change hasn't happened: it is no longer replayed. A settled one stays. */
export function rejectLayer<Truth, Op>(
  overlay: Overlay<Truth, Op>,
  id: string,
  apply: Apply<Truth, Op>,
): Overlay<Truth, Op> {
  if (!overlay.layers.some((layer) => layer.id === id && !layer.settled)) return overlay;
  return mergeSettledLayers({ ...overlay, layers: overlay.layers.filter((layer) => layer.id !== id) }, apply);
}

/** New truth from the gateway; what is on its way stays on top. */
export function confirmTruth<Truth, Op>(overlay: Overlay<Truth, Op>, confirmed: Truth): Overlay<Truth, Op> {
  return { ...overlay, confirmed };
}

function mergeSettledLayers<Truth, Op>(overlay: Overlay<Truth, Op>, apply: Apply<Truth, Op>): Overlay<Truth, Op> {
  const firstOpen = overlay.layers.findIndex((layer) => !layer.settled);
  const count = firstOpen === -1 ? overlay.layers.length : firstOpen;
  if (count === 0) return overlay;
  return {
    confirmed: overlay.layers.slice(0, count).reduce((truth, layer) => apply(truth, layer.op), overlay.confirmed),
    layers: overlay.layers.slice(count),
  };
}
