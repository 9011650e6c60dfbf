import { Refusal } from './refusal';

/** 400 DATOS_INVALIDOS, with a sentence per field. */
export const invalid = (fields: Record<string, string>, message = 'Revisa los datos e intenta de nuevo.') =>
  new Refusal(400, 'DATOS_INVALIDOS', message, Object.keys(fields).length > 0 ? { fields } : {});
