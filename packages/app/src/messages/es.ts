import * as es from './areas';

/** Everything the app says, in es-PE, one section per part of the product. The widgets bring their own words. */
export { es };
