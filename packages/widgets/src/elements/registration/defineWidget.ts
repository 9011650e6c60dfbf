/** Registers a tag unless it is taken; a race with another copy is lost in silence, every other failure is heard. */
export function defineWidget(tag: string, makeClass: () => CustomElementConstructor, registry: CustomElementRegistry) {
  if (registry.get(tag)) return false;
  try {
    registry.define(tag, makeClass());
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return false;
    throw error;
  }
}
