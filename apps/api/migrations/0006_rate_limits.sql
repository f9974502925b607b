CREATE TABLE "rate_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
