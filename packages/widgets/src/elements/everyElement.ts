import { commonAttributes } from './classes/commonAttributes';
import type { PropertyTable } from './classes/elementProps';

/**
 * What every widget's element has besides its own.
 * @attr {'es-PE' | 'es'} [locale=es-PE] - The language.
 * @attr {'light' | 'dark' | 'auto'} [mode=dark] - The scheme; 'auto' follows the device.
 * @attr {boolean} readonly - Only to be looked at.
 * @method {Promise<void>} refresh - Asks the server again; resolves when the answer is on the screen.
 * @fires {{}} arma11-ready - There is something to see.
 * @fires {{ code: string, message: string }} arma11-error - It cannot be shown, or a sign-in failed. Codes: load_failed, data_failed, crashed, not_configured, expired, refused, insecure, token_callback_failed.
 * @fires {{}} arma11-signin-request - 'Ingresar' was tapped. Cancelable: by default our window opens.
 * @csspart root - The whole widget.
 * @csspart error - What says that it cannot be shown.
 * @csspart skeleton - What keeps its place while it loads.
 * @csspart button - A button.
 * @cssstate loading - It is on its way.
 * @cssstate ready - There is something to see.
 * @cssstate error - It cannot be shown.
 * @cssstate closed - What is shown cannot be changed any more.
 */
export const everyElement: PropertyTable = commonAttributes;
