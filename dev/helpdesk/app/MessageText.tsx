const ADDRESS = /(https:\/\/[^\s]+)/;

/** Plain text with URLs as links. */
function withLinks(text: string) {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} target="_blank" rel="noreferrer noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** The text of a message as paragraphs. */
export function MessageText({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <div class="message-text">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLinks(paragraph)}</p>
      ))}
    </div>
  );
}
