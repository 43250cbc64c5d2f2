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
