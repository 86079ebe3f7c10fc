/** Class of blocks that are left together until the reader comes near. */
export const groupClass = 'block-group';

/** Class of a group that a block follows. A heading keeps its own distance, but a block doesn't. */
export const continuedClass = 'block-group--continued';
