/** Share of the allowed characters from which on the others are worth counting. */
const countedFrom = 0.8;

/** True if the characters of a field are counted: near its `maxLength`. */
export const isCounted = (used: number, max: number | undefined): max is number =>
  max !== undefined && used >= countedFrom * max;

/** Used and allowed characters; a screen reader gets the text of `text`, if given. */
export function Counter({
  used,
  max,
  text,
}: {
  used: number;
  max: number;
  text?: ((used: number, max: number) => string) | undefined;
}) {
  if (!text) return <span className="nb">{`${used} / ${max}`}</span>;
  return (
    <>
      <span aria-hidden="true" className="nb">{`${used} / ${max}`}</span>
      <span className="sr">{text(used, max)}</span>
    </>
  );
}
