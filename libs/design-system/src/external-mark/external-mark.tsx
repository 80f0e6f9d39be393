/** Marks a link that leaves the shop; its text says so too. Not part of the icon set, which every page loads. */
export const ExternalMark = () => (
  <svg
    viewBox="0 0 20 20"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7" />
  </svg>
);
