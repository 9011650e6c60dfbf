/** An identity service that signs players in with a popup (product.md §7). Google's is in '@arma11/core/google'. */
export interface IdentityProvider {
  /** Loads the service ahead of the tap, so that the popup opens at once. */
  prepare(): Promise<void>;
  /** Opens the popup and answers the token that `users/login-google/` takes. Throws `IdentityError`. */
  signInPopup(): Promise<string>;
  signOut(): Promise<void>;
  deleteAccount(): Promise<void>;
}
