/** A turning ring, for the eye only: the element around it says what is going on. */
export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
