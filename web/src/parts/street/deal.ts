/** The sign of a deal: two arrows that pass each other. */
export const DEAL = 'M8 3v4h13v3H8v4L2 8.500zm8 7v4H3v3h13v4l6-5.500z';
