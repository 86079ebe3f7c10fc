/** Replaces a component that is never rendered, or that the configuration turns off. */
export default function Nothing(): null {
  return null;
}
