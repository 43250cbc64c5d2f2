/** Sellers are of two kinds: some live from what is reported, most list little of it. What either kind adds to the margin of a listing, as a logarithm. */
export interface SellerKinds {
  /** The share of the sellers who live from it, before anything is known of one of them. */
  share: number;
  few: number;
  many: number;
}

/** A decision on a listing of a seller; `margin`: what all but its seller says of the listing, as a logarithm. */
export interface SellerDecision {
  sellerId: string;
  margin: number;
  isReported: boolean;
  /** How much of it is believed, 0 to 1. */
  heed: number;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** So many decisions are mistakes, whatever is known of the listing: no single one proves what a seller is. */
const mistakes = 0.05;
const reportChance = (margin: number): number => mistakes + (1 - 2 * mistakes) * sigmoid(margin);
const decisionChance = ({ margin, isReported }: SellerDecision, shift: number): number =>
  reportChance(isReported ? margin + shift : -margin - shift);

/** How far a decision speaks for a seller who lives from what is reported, as a logarithm. */
export const evidenceOf = (decision: SellerDecision, { few, many }: SellerKinds): number =>
  decision.heed * Math.log(decisionChance(decision, many) / decisionChance(decision, few));

/** How likely a seller lives from what is reported, by the sum of the evidence. */
export const shareBy = (evidence: number, { share }: SellerKinds): number =>
  sigmoid(Math.log(share / (1 - share)) + evidence);

/** Above this margin nothing changes that a number could hold. */
const mostMargin = 30;

/** What the seller adds to the margin: between what either kind would, by how likely it is of which kind. */
export function shiftOf(margin: number, share: number, { few, many }: SellerKinds): number {
  const at = Math.min(mostMargin, margin);
  const ratio = (1 + Math.exp(at + few)) / (1 + Math.exp(at + many));
  return Math.log((share * Math.exp(many) * ratio + (1 - share) * Math.exp(few)) / (share * ratio + 1 - share));
}

/** What is thought of sellers before anything was learned, and as so many sellers, or so much information, would say it. */
const prior: SellerKinds = { share: 0.2, few: -0.4, many: 1.8 };
const heldShare = 10;
const heldShift = 5;
const bounds = { few: [-3, 0], many: [0, 4] } as const;
const rounds = 20;
const settled = 1e-3;

/** A shift that fits better, one step of Fisher's scoring; `chances`: how likely each decision is of a seller of that kind. */
function refit(
  kind: 'few' | 'many',
  shift: number,
  decisions: readonly SellerDecision[],
  chances: readonly number[],
): number {
  let [slope, information] = [heldShift * (prior[kind] - shift), heldShift];
  for (const [place, { margin, isReported, heed }] of decisions.entries()) {
    const likely = sigmoid(margin + shift);
    const bend = (1 - 2 * mistakes) * likely * (1 - likely);
    const chance = reportChance(margin + shift);
    const weight = (heed * (chances[place] ?? 0) * bend) / (chance * (1 - chance));
    slope += weight * ((isReported ? 1 : 0) - chance);
    information += weight * bend;
  }
  const [least, most] = bounds[kind];
  return Math.max(least, Math.min(most, shift + Math.max(-0.5, Math.min(0.5, slope / information))));
}

/** The evidence on each seller. */
export function sumEvidence(decisions: readonly SellerDecision[], evidence: readonly number[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [place, { sellerId }] of decisions.entries())
    sums.set(sellerId, (sums.get(sellerId) ?? 0) + (evidence[place] ?? 0));
  return sums;
}

/** How many sellers are of which kind, and how far the kinds are apart: by turns of which kind each seller seems to be, and what the kinds are then. */
export function learnKinds(decisions: readonly SellerDecision[]): SellerKinds {
  let kinds = prior;
  for (let round = 0; round < rounds; round += 1) {
    const former = kinds;
    const evidence = decisions.map((decision) => evidenceOf(decision, former));
    const shares = new Map([...sumEvidence(decisions, evidence)].map(([id, sum]) => [id, shareBy(sum, former)]));
    const total = [...shares.values()].reduce((sum, share) => sum + share, heldShare * prior.share);
    const chances = decisions.map(({ sellerId }) => shares.get(sellerId) ?? 0);
    kinds = {
      share: total / (shares.size + heldShare),
      few: refit(
        'few',
        former.few,
        decisions,
        chances.map((chance) => 1 - chance),
      ),
      many: refit('many', former.many, decisions, chances),
    };
    if (Math.abs(kinds.few - former.few) + Math.abs(kinds.many - former.many) < settled) break;
  }
  return kinds;
}
