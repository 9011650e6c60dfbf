/** Attributes whose name is not the property's. */
export interface AttributeNames {
  'arma11-lineup-editor': { entry?: number | string };
  'arma11-prediccion-panel': { predi?: number | string };
  'arma11-room-card': { sala?: number | string };
  'arma11-ranking': { sala?: number | string };
  'arma11-reactions': { sala?: number | string };
  'arma11-provider': { 'publishable-key'?: string; 'base-url'?: string };
}
