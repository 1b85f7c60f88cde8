/** Makes an event trusted, as if it came from the user. Events from scripts are not trusted. */
export function trusted<E extends Event>(event: E): E {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}
