<?php
/** Activates the plugin: from the next request on it is there. */

require '/wordpress/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';

$refused = activate_plugin( 'arma-tu-11.php' );
if ( is_wp_error( $refused ) ) {
	echo $refused->get_error_message();
}
