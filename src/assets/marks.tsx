/** The product's mark, a lookout over its horizon, drawn in the colour of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--v-primary)" />
      <path
        d="M8 9.5 16 23.5 24 9.5"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="9.5" r="2.75" fill="#F2B45C" />
    </svg>
  );
}
/** The mark of the house that runs the product, in the footer. */
export function PoweredByMark() {
  return (
    <svg width="66" height="14" viewBox="0 0 66 14" aria-hidden="true" focusable="false">
      <path
        d="M1 10.5c3-7 9-7 12 0M4 10.5c1.5-3 4.5-3 6 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <text x="18" y="11" fill="currentColor" fontSize="11" fontWeight="600" letterSpacing=".4">
        Atalaya
      </text>
    </svg>
  );
}
