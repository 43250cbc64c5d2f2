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
