ALTER TABLE "refresh_tokens" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "lost_at" timestamp with time zone;