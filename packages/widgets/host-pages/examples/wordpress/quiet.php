<?php
/** Keeps pages from asking another origin for emoji, and browsers from asking for an icon that is not there. */

remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
add_filter( 'emoji_svg_url', '__return_false' );
add_action(
	'wp_head',
	function () {
		echo '<link rel="icon" href="data:,">';
	}
);
